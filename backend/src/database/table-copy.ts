/** An in-memory copy of a small table. */
export class TableCopy<Value> {
  private held: { value: Value } | null = null;
  private reading: Promise<void> | null = null;
  private following: Promise<void> | null = null;

  /**
   * @param table the table, which is also its topic
   * @param read loads the value
   */
  constructor(
    readonly table: string,
    private readonly read: () => Promise<Value>,
  ) {}

  /** The value when it was last read. */
  get value(): Value {
    if (this.held === null) throw new Error(`The table ${this.table} was asked for before the start.`);
    return this.held.value;
  }

  /** Reads the table again. If a read is in progress, which may miss the change, another one follows. */
  refresh(): Promise<void> {
    if (this.reading === null) return this.readAgain();
    this.following ??= this.reading
      .catch(() => undefined)
      .then(() => {
        this.following = null;
        return this.readAgain();
      });
    return this.following;
  }

  /** Waits for reads in progress. */
  async settled(): Promise<void> {
    await Promise.allSettled([this.reading, this.following]);
  }

  private readAgain(): Promise<void> {
    this.reading = this.read()
      .then((value) => {
        this.held = { value };
      })
      .finally(() => {
        this.reading = null;
      });
    return this.reading;
  }
}
