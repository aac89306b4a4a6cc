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
