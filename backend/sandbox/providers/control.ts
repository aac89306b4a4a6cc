import { json, type Request, type Response, Router } from 'express';
import { type Fault, type SandboxWorld } from './world.js';

/** The part of a provider that tests control. */
export interface ControlledProvider {
  /** Resets everything except the built-in people. */
  reset(): void;
  /** Adds a person to the consent page. */
  addPerson(person: Record<string, unknown>): void;
  /** Revokes all grants of a person, as in the provider's settings. */
  withdraw(userId: string): void;
}

/** The API with which tests control the sandbox; real providers have none. */
export function controlRoutes(world: SandboxWorld, providers: Record<string, ControlledProvider>): Router {
  const router = Router();
  router.use(json());

  router.post('/reset', (_request: Request, response: Response) => {
    world.clock.reset();
    world.faults.reset();
    world.held.release();
    world.journal.length = 0;
    world.given.length = 0;
    for (const provider of Object.values(providers)) provider.reset();
    response.sendStatus(204);
  });

  router.post('/users', (request: Request, response: Response) => {
    const { provider, ...person } = request.body as { provider: string };
    const known = providers[provider];
    known?.addPerson(person);
    response.sendStatus(known ? 204 : 404);
  });

  router.post('/withdrawals', (request: Request, response: Response) => {
    const { provider, userId } = request.body as { provider: string; userId: string };
    const known = providers[provider];
    known?.withdraw(userId);
    response.sendStatus(known ? 204 : 404);
  });

  router.post('/faults', (request: Request, response: Response) => {
    world.faults.add(request.body as Fault);
    response.sendStatus(204);
  });

  router.post('/releases', (_request: Request, response: Response) => {
    world.held.release();
    response.sendStatus(204);
  });

  router.post('/clock', (request: Request, response: Response) => {
    world.clock.advance((request.body as { advanceS: number }).advanceS);
    response.sendStatus(204);
  });

  router.get('/requests', (_request: Request, response: Response) => {
    response.json({ results: world.journal, total: world.journal.length });
  });

  router.get('/secrets', (_request: Request, response: Response) => {
    response.json({ results: world.given, total: world.given.length });
  });

  return router;
}
