/**
 * A file that came with a form. It lies in a folder for files on their way until the request is answered; what it was
 * called where it comes from is not kept, because nothing depends on it.
 */
export class UploadedFile {
  /**
   * @param field the field of the form that it came in
   * @param path where it lies
   * @param bytes how large it is
   */
  constructor(
    // The defaults are for validation, which makes an empty one of each object it meets before it keeps what came.
    readonly field = '',
    readonly path = '',
    readonly bytes = 0,
  ) {}
}
