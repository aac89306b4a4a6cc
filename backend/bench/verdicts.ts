/** What has to hold, and whether it does. */
export class Verdicts {
  private missed = 0;

  /** Whether everything held. */
  get hold(): boolean {
    return this.missed === 0;
  }

  /** Says whether a figure is within its bar. */
  atMost(name: string, value: number, bar: number, unit = ''): void {
    this.say(value <= bar, `${name}: ${Number(value.toFixed(2))}${unit}, at most ${bar}${unit}`);
  }

  /** Says whether a figure reaches its bar. */
  atLeast(name: string, value: number, bar: number, unit = ''): void {
    this.say(value >= bar, `${name}: ${Number(value.toFixed(2))}${unit}, at least ${bar}${unit}`);
  }

  /** Says why something could not be measured here: nobody may take that for a bar that held. */
  notMeasured(reason: string): void {
    this.missed += 1;
    console.log(`  NOT MEASURED: ${reason}`);
  }

  private say(held: boolean, words: string): void {
    if (!held) this.missed += 1;
    console.log(`  ${held ? 'held  ' : 'MISSED'} ${words}`);
  }
}
