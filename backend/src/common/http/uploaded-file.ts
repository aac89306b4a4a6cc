/** A file of a form, stored until the response is sent. The client's file name is not stored. */
export class UploadedFile {
  /**
   * @param field the form's field
   * @param bytes the size
   */
  constructor(
    // The validation creates empty instances.
    readonly field = '',
    readonly path = '',
    readonly bytes = 0,
  ) {}
}
