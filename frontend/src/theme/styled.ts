import { css, type CSSObject, type SerializedStyles } from '@emotion/react';
import createStyled from '@emotion/styled/base';

function isObject(style: unknown): style is CSSObject {
  return typeof style === 'object' && !Array.isArray(style);
}

/**
 * For every element Emotion joins the styles of its component to those that come with its class names, and writes them
 * all out. Where none come and no style asks for anything, that has one outcome: it is written for the first element
 * and handed to all others.
 */
function writeOnce(styles: CSSObject[]): void {
  let written: [SerializedStyles] | undefined;
  Object.assign(styles, {
    concat: (others: readonly string[]) =>
      others.length > 0 ? [...styles, ...others] : (written ??= [css(...styles)]),
  });
}

/**
 * Emotion's `styled`: what is the same for all elements of a component, written with `look`, is an object and costs the
 * page but once. Only what depends on an element's properties is a function.
 */
export const styled = ((...component: Parameters<typeof createStyled>) => {
  const withStyles = createStyled(...component);
  return (...styles: Parameters<typeof withStyles>) => {
    const Styled = withStyles(...styles);
    // The very list that Emotion goes by, with the styles of the component that this one was made from.
    const all = Styled.__emotion_styles as unknown[];
    if (all.every(isObject)) writeOnce(all);
    return Styled;
  };
}) as typeof createStyled;
