const FIRST_PAUSE_MS = 250;
const LIMIT = 5;
const WINDOW_MS = 60_000;

/**
 * Decides on restarts after unexpected exits: the pause doubles with each exit of the last minute, and five exits are
 * the limit.
 */
export class RestartPolicy {
  private ends: number[] = [];

  /**
   * To be called at each exit.
   *
   * @returns the milliseconds to wait before the restart; null to give up
   */
  pauseBeforeRestart(now = Date.now()): number | null {
    this.ends = this.ends.filter((at) => now - at < WINDOW_MS);
    const recent = this.ends.length;
    this.ends.push(now);
    return recent < LIMIT ? FIRST_PAUSE_MS * 2 ** recent : null;
  }
}
