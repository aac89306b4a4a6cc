type SampleSchema = (schema: unknown, contentType: unknown, ...rest: unknown[]) => unknown;

/** What Swagger UI leaves in the window of its page. */
declare const ui: { getSystem: () => { fn: { getSampleSchema: SampleSchema } } };

/**
 * Leaves the fields of forms empty on the page for trying calls, where Swagger UI makes up values from their bounds and
 * sends them: one press would give an account a new display ID. Runs in the browser, sent there as its source text.
 */
export function leaveFormsEmpty(): void {
  const { fn } = ui.getSystem();
  const sample = fn.getSampleSchema;
  // Only for the fields of forms does it ask without a media type, by `false`.
  fn.getSampleSchema = (schema, contentType, ...rest) =>
    contentType === false ? undefined : sample(schema, contentType, ...rest);
}
