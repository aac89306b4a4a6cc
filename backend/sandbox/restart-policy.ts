const FIRST_PAUSE_MS = 250;
const LIMIT = 5;
const WINDOW_MS = 60_000;

/**
 * Decides whether something that ended by itself is started again: after a pause that doubles with each end of the last
 * minute, and no more after five of them, which are no accident.
 */
export class RestartPolicy {
  private ends: number[] = [];

  /**
   * To be asked at each end.
   *
   * @returns how long to wait before the next start, in milliseconds; null to give up
   */
  pauseBeforeRestart(now = Date.now()): number | null {
    this.ends = this.ends.filter((at) => now - at < WINDOW_MS);
    const recent = this.ends.length;
    this.ends.push(now);
    return recent < LIMIT ? FIRST_PAUSE_MS * 2 ** recent : null;
  }
}
