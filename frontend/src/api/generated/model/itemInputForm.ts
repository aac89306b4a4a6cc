/**
 * Made from openapi/openapi.json by `npm run generate`; changes are overwritten.
 */

export interface ItemInputForm {
  /** Whether it is looked for by its keyword, at a mall that the visitor chooses; otherwise it has an address. In a form, `1` or `0`. */
  majorMallFlag: boolean;
  /**
     * The keyword that malls are searched for, on one line; empty or null for an item with an address.
     * @maxLength 100
     * @nullable
     */
  name?: string | null;
  /**
     * Where it is to be had, http or https; empty or null for an item with a keyword. A longer address of Amazon.co.jp is taken without its query, save its `tag`.
     * @maxLength 500
     * @nullable
     */
  url?: string | null;
  /** Its picture as a file; or else `imageFileName`. JPEG, PNG or WebP that does not move, up to 15 MB and 50 megapixels. */
  image?: Blob;
  /**
     * Its picture, in place of a file: what `storePicture` answered, or the last part of the address of any picture that the account shows. Empty counts as left out.
     * @maxLength 200
     */
  imageFileName?: string;
}
