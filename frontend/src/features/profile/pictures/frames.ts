/** The frame that crops a picture. */
export interface Frame {
  /** Width to height. */
  ratio: number;
  /** The maximum width of the result in pixels. */
  maxWidth: number;
}

/** The pictures of a page that are trimmed. */
export type PictureField = 'icon' | 'cover';

export const FRAMES: Readonly<Record<PictureField, Frame>> = {
  icon: { ratio: 1, maxWidth: 1024 },
  cover: { ratio: 8 / 3, maxWidth: 1600 },
};
