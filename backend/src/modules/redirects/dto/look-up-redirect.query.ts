import { PagePathField } from '../../../common/validation/fields.js';

/** The page that somebody is on. */
export class LookUpRedirectQuery {
  @PagePathField({ description: 'The path of a page; its language prefix and its query do not matter.' })
  path: string;
}
