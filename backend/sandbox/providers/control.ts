import { json, Router } from 'express';
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
  const onPost = (path: string, act: (body: never) => void) =>
    router.post(path, (request, response) => {
      act(request.body as never);
      response.sendStatus(204);
    });
  const onGet = (path: string, list: unknown[]) =>
    router.get(path, (_request, response) => {
      response.json({ results: list, total: list.length });
    });

  onPost('/reset', () => {
    world.clock.reset();
    world.faults.reset();
    world.held.release();
    world.journal.length = 0;
    world.given.length = 0;
    for (const provider of Object.values(providers)) provider.reset();
  });
  onPost('/users', ({ provider, ...person }: { provider: string }) => providers[provider]?.addPerson(person));
  onPost('/withdrawals', ({ provider, userId }: { provider: string; userId: string }) =>
    providers[provider]?.withdraw(userId),
  );
  onPost('/faults', (fault: Fault) => world.faults.add(fault));
  onPost('/releases', () => world.held.release());
  onPost('/clock', ({ advanceS }: { advanceS: number }) => world.clock.advance(advanceS));
  onGet('/requests', world.journal);
  onGet('/secrets', world.given);
  return router;
}
