import { type EntityManager } from 'typeorm';
import { type SessionReadModel } from './session.read-model.js';
import { type Session } from './session.entity.js';
import { type SessionsRepository } from './sessions.repository.js';

/** Sessions in memory, which never expire. */
export class FakeSessions
  implements
    Pick<SessionsRepository, 'insert' | 'rotate' | 'touch' | 'isGraceOver' | 'delete'>,
    Pick<SessionReadModel, 'findLive' | 'findLiveForUpdate'>
{
  private readonly sessions = new Map<string, Session>();
  /** The seconds that have passed. */
  private seconds = 0;

  /** Lets time pass. */
  wait(seconds: number): void {
    this.seconds += seconds;
  }

  insert(
    _tx: EntityManager,
    session: Pick<Session, 'id' | 'accountId' | 'tokenHash' | 'userAgent' | 'expiresAt'>,
  ): Promise<void> {
    const now = this.now();
    this.sessions.set(session.id, {
      ...session,
      generation: 1,
      generationUsedAt: null,
      lastSeenAt: now,
      provenAt: now,
      createdAt: now,
    });
    return Promise.resolve();
  }

  rotate(
    _tx: EntityManager,
    id: string,
    next: Pick<Session, 'generation' | 'tokenHash' | 'expiresAt'>,
  ): Promise<void> {
    const session = this.sessions.get(id);
    if (session) Object.assign(session, next, { generationUsedAt: null });
    return Promise.resolve();
  }

  touch({ id }: Session, { firstUse }: { firstUse: boolean }): Promise<void> {
    const session = this.sessions.get(id);
    if (session && firstUse) session.generationUsedAt ??= this.now();
    return Promise.resolve();
  }

  isGraceOver(_tx: EntityManager, id: string, graceS: number): Promise<boolean> {
    const usedAt = this.sessions.get(id)?.generationUsedAt ?? null;
    return Promise.resolve(usedAt !== null && usedAt.getTime() + graceS * 1000 < this.now().getTime());
  }

  delete(_db: EntityManager, id: string): Promise<void> {
    this.sessions.delete(id);
    return Promise.resolve();
  }

  findLive(id: string): Promise<Session | null> {
    return Promise.resolve(this.sessions.get(id) ?? null);
  }

  findLiveForUpdate(_tx: EntityManager, id: string): Promise<Session | null> {
    return this.findLive(id);
  }

  private now(): Date {
    return new Date(Date.now() + this.seconds * 1000);
  }
}
