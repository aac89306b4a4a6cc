import {
  type FindOptionsWhere,
  type ObjectLiteral,
  type QueryDeepPartialEntity,
  type Repository,
} from 'typeorm';

interface Duration {
  days?: number;
  hours?: number;
  minutes?: number;
  seconds?: number;
}

function inMs({ days = 0, hours = 0, minutes = 0, seconds = 0 }: Duration): number {
  return (((days * 24 + hours) * 60 + minutes) * 60 + seconds) * 1000;
}

/** The time this long before now. */
export function ago(duration: Duration): Date {
  return new Date(Date.now() - inMs(duration));
}

/** The time this long after now. */
export function fromNow(duration: Duration): Date {
  return new Date(Date.now() + inMs(duration));
}

/** The seconds from now until a time. */
export function secondsUntil(time: Date): number {
  return (time.getTime() - Date.now()) / 1000;
}

/** The hours from now until a time. */
export function hoursUntil(time: Date): number {
  return secondsUntil(time) / 3600;
}

/** Moves a time of rows into the past by a duration. */
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
