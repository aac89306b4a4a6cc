import {
  type FindOptionsWhere,
  type ObjectLiteral,
  type QueryDeepPartialEntity,
  type Repository,
} from 'typeorm';

/** A length of time. */
interface Duration {
  days?: number;
  hours?: number;
  minutes?: number;
  seconds?: number;
}

function inMs({ days = 0, hours = 0, minutes = 0, seconds = 0 }: Duration): number {
  return (((days * 24 + hours) * 60 + minutes) * 60 + seconds) * 1000;
}

/** The time a while before now. */
export function ago(duration: Duration): Date {
  return new Date(Date.now() - inMs(duration));
}

/** The time a while from now. */
export function fromNow(duration: Duration): Date {
  return new Date(Date.now() + inMs(duration));
}

/** How many hours from now a time is. */
export function hoursUntil(time: Date): number {
  return (time.getTime() - Date.now()) / 3_600_000;
}

/** Moves a time of the rows into the past, as if so long had gone by since. */
export async function moveBack<Entity extends ObjectLiteral>(
  repository: Repository<Entity>,
  property: keyof Entity & string,
  duration: Duration,
  where?: FindOptionsWhere<Entity>,
): Promise<void> {
  const column = repository.metadata.findColumnWithPropertyName(property)!.databaseName;
  const earlier = () => `"${column}" - interval '${inMs(duration)} milliseconds'`;
  const update = repository
    .createQueryBuilder()
    .update()
    .set({ [property]: earlier } as unknown as QueryDeepPartialEntity<Entity>);
  await (where ? update.where(where) : update).execute();
}
