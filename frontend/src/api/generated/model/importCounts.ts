/**
 * Made from openapi/openapi.json by `npm run generate`; changes are overwritten.
 */

export interface ImportCounts {
  /** Whether the profile and the design are replaced. */
  profile: boolean;
  /**
     * Links.
     * @minimum 0
     * @maximum 100
     */
  links: number;
  /**
     * Contents.
     * @minimum 0
     * @maximum 200
     */
  contents: number;
  /**
     * Items.
     * @minimum 0
     * @maximum 40000
     */
  items: number;
}
