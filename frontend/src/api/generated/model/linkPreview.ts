/**
 * Made from openapi/openapi.json by `npm run generate`; changes are overwritten.
 */
import type { ContentProvider } from './contentProvider.ts';
import type { LinkPreviewPicture } from './linkPreviewPicture.ts';
import type { Mall } from './mall.ts';
import type { PastedKind } from './pastedKind.ts';

export interface LinkPreview {
  /**
     * The URL as links and items store it.
     * @maxLength 500
     */
  url: string;
  /** What the URL is: `content` for a post that can be posted here, `item` for a product of a mall, else `link`. */
  kind: PastedKind;
  /** The provider of a `content`; null for other kinds. */
  provider: ContentProvider | null;
  /** The mall of an `item`; null for other kinds. */
  mall: Mall | null;
  /**
     * The title of the page, on one line; null if it could not be read.
     * @maxLength 200
     * @nullable
     */
  title: string | null;
  /**
     * The description of the page, on one line; null if it could not be read.
     * @maxLength 500
     * @nullable
     */
  description: string | null;
  /** The picture of the page; null if it could not be read. */
  picture: LinkPreviewPicture | null;
}
