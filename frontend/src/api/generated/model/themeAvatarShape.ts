/**
 * Made from openapi/openapi.json by `npm run generate`; changes are overwritten.
 */

/**
 * The shape of the creator's icon.
 */
export type ThemeAvatarShape = typeof ThemeAvatarShape[keyof typeof ThemeAvatarShape];


export const ThemeAvatarShape = {
  circle: 'circle',
  rounded: 'rounded',
  square: 'square',
} as const;
