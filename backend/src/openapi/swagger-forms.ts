type SampleSchema = (schema: unknown, contentType: unknown, ...rest: unknown[]) => unknown;

/** Swagger UI's global variable. */
declare const ui: { getSystem: () => { fn: { getSampleSchema: SampleSchema } } };

/**
 * Leaves form fields empty in Swagger UI, which would otherwise send generated values: one click could change a display
 * ID. Runs in the browser.
 */
export function leaveFormsEmpty(): void {
  const { fn } = ui.getSystem();
  const sample = fn.getSampleSchema;
  // Swagger UI passes `false` as the media type for form fields only.
  fn.getSampleSchema = (schema, contentType, ...rest) =>
    contentType === false ? undefined : sample(schema, contentType, ...rest);
}
