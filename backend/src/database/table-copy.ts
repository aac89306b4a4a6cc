/** What a small table says, held in memory so that no request waits for the database to ask it. */
export class TableCopy<Value> {
  private held: { value: Value } | null = null;
  private reading: Promise<void> | null = null;
  private following: Promise<void> | null = null;

  /**
   * @param table the table's name, under which its changes are told
   * @param read reads the whole of what is held
   */
  constructor(
    readonly table: string,
    private readonly read: () => Promise<Value>,
  ) {}

  /** What the table said when it was last read. */
  get value(): Value {
    if (this.held === null) throw new Error(`The table ${this.table} was asked for before the start.`);
    return this.held.value;
  }

  /** Reads the table again. A read that is under way may have missed the change: then another one follows it. */
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

  /** Waits for the reads that are under way, however they end. */
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
