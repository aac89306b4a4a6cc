import { PagePathField } from '../../../common/validation/fields.js';

/** The page to look up. */
export class LookUpRedirectQuery {
  @PagePathField({ description: 'The path of a page. Language prefix and query are ignored.' })
  path: string;
}
