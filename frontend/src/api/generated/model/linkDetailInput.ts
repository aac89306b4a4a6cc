/**
 * Made from openapi/openapi.json by `npm run generate`; changes are overwritten.
 */

export interface LinkDetailInput {
  /**
     * On one line, as long as the kind of the link allows; empty for none, which takes a text instead.
     * @maxLength 30
     * @nullable
     */
  title?: string | null;
  /**
     * Where it leads: http or https, without user-info, not on a host that cannot be used; `mailto:` with one e-mail address and at most a `subject`; `tel:` with digits, hyphens and a `+` before them; empty for nowhere.
     * @maxLength 500
     * @nullable
     */
  url?: string | null;
  /**
     * On any number of lines, as long as the kind of the link allows; empty for none.
     * @maxLength 200
     * @nullable
     */
  text?: string | null;
  /**
     * Its picture, in place of a file: what `storePicture` answered, or the last part of the address of any picture that the account shows. Empty counts as left out.
     * @maxLength 200
     */
  imageFileName?: string;
}
