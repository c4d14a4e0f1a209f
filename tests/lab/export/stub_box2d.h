// Just enough of Box2D's interface to compile the exported code, and a world where nothing is hit: a step moves.
#pragma once
#include <stdbool.h>
#include <stdint.h>

typedef struct { float x, y; } b2Vec2;
typedef struct { int index; } b2WorldId;
typedef struct { int index; } b2BodyId;
typedef struct { int index; } b2ShapeId;
typedef enum { b2_staticBody = 0, b2_kinematicBody = 1, b2_dynamicBody = 2 } b2BodyType;
typedef struct { b2Vec2 gravity; float restitutionThreshold; bool enableSleep; } b2WorldDef;
typedef struct { b2BodyType type; b2Vec2 position; float linearDamping, angularDamping; bool enableSleep; } b2BodyDef;
typedef struct { float friction, restitution; } b2SurfaceMaterial;
typedef struct { b2SurfaceMaterial material; float density; } b2ShapeDef;
typedef struct { b2Vec2 center; float radius; } b2Circle;
typedef struct { float mass; b2Vec2 center; float rotationalInertia; } b2MassData;

static double stubX, stubY;
static float stubSpin;
static b2Vec2 stubVelocity;

static b2WorldDef b2DefaultWorldDef(void) { return (b2WorldDef){{0, -10}, 1.0f, true}; }
static b2WorldId b2CreateWorld(const b2WorldDef* def) { return (b2WorldId){def->gravity.y == 0.0f}; }
static b2BodyDef b2DefaultBodyDef(void) { return (b2BodyDef){0}; }
static b2BodyId b2CreateBody(b2WorldId world, const b2BodyDef* def)
{
	stubX = def->position.x, stubY = def->position.y;
	return (b2BodyId){world.index};
}
static b2ShapeDef b2DefaultShapeDef(void) { return (b2ShapeDef){{0.6f, 0.0f}, 1.0f}; }
static b2ShapeId b2CreateCircleShape(b2BodyId body, const b2ShapeDef* def, const b2Circle* circle)
{
	return (b2ShapeId){body.index + (def->density > 0.0f) + (circle->radius > 0.0f)};
}
static void b2Body_SetMassData(b2BodyId body, b2MassData data) { (void)body, (void)data; }
static void b2Body_SetLinearVelocity(b2BodyId body, b2Vec2 velocity) { (void)body, stubVelocity = velocity; }
static b2Vec2 b2Body_GetLinearVelocity(b2BodyId body) { (void)body; return stubVelocity; }
static void b2Body_SetAngularVelocity(b2BodyId body, float spin) { (void)body, stubSpin = spin; }
static float b2Body_GetAngularVelocity(b2BodyId body) { (void)body; return stubSpin; }
static void b2World_Step(b2WorldId world, float dt, int subSteps)
{
	(void)world, (void)subSteps;
	stubX += (double)stubVelocity.x * dt, stubY += (double)stubVelocity.y * dt;
}
