import createCache from '@emotion/cache';
import { CacheProvider, type CSSObject, keyframes } from '@emotion/react';
import plainStyled from '@emotion/styled';
import { render } from '@testing-library/react';
import { type ComponentType, type ReactNode } from 'react';
import { look } from './look';
import { styled } from './styled';

const turn = keyframes({ to: { transform: 'rotate(360deg)' } });

const SHAPE = { display: 'block', color: look.vars.palette.text.primary, '&:hover': { margin: 4 } } as const;
const MORE = { color: 'red', animation: `${turn} 1s`, [look.breakpoints.up('md')]: { padding: 8 } };

/** Styles that count how often they are written out. */
function counted() {
  let times = 0;
  const styles = {
    get color() {
      times += 1;
      return 'red';
    },
  };
  return { styles, times: () => times };
}

/** What becomes of a page with styles of its own: its elements and its rules. */
function page(content: ReactNode) {
  const sheet = document.createElement('div');
  const cache = createCache({ key: 'h', speedy: false, container: sheet });
  const { container } = render(<CacheProvider value={cache}>{content}</CacheProvider>);
  return { html: container.innerHTML, css: sheet.textContent };
}

/** The same components, made by one or the other. */
function everyWay(make: typeof styled) {
  const Part = make('p')(SHAPE);
  const Several = make('p')(SHAPE, MORE);
  const Outer = make(Part)(MORE);
  const Through = make(({ className }: { className?: string }) => <Part className={className} />)(MORE);
  const Filtered = make('p', { shouldForwardProp: (name) => name !== 'title' })(SHAPE);
  const Asking = make('p')<{ wide: boolean }>(SHAPE, ({ wide }) => ({ width: wide ? 2 : 1, ...MORE }));
  const OuterOfAsking = make(Asking)(SHAPE);
  const Listed = make('p')([SHAPE, () => MORE]);
  return (
    <>
      <Part />
      <Part as="b" />
      <Several />
      <Outer />
      <Through />
      <Filtered title="unseen" />
      <Asking wide />
      <Asking wide={false} />
      <OuterOfAsking wide />
      <Listed />
    </>
  );
}

describe('styled', () => {
  it('gives the same elements and rules as the one of Emotion', () => {
    const ours = page(everyWay(styled));
    expect(ours).toEqual(page(everyWay(plainStyled)));
    expect(ours.css).toContain('@keyframes');
  });

  it.each<[string, (styles: CSSObject) => ComponentType]>([
    ['of one component', (styles) => styled('p')(styles)],
    ['in several parts', (styles) => styled('p')(SHAPE, styles)],
    ['of a component that another is made from', (styles) => styled(styled('p')(styles))(SHAPE)],
  ])('writes what is the same for all elements once: %s', (_, make) => {
    const { styles, times } = counted();
    const Part = make(styles);
    expect(times()).toBe(0);
    for (let visits = 0; visits < 2; visits += 1)
      page(
        <>
          <Part />
          <Part />
        </>,
      );
    expect(times()).toBe(1);
  });

  it('brings the keyframes along with every page', () => {
    const Part = styled('p')(MORE);
    const first = page(<Part />);
    expect(first.css).toContain(`@keyframes ${turn.name}`);
    expect(page(<Part />)).toEqual(first);
  });

  it('asks a function for every element', () => {
    const Part = styled('p')<{ wide: boolean }>(SHAPE, ({ wide }) => ({ width: wide ? 2 : 1 }));
    const { css } = page([<Part key="wide" wide />, <Part key="narrow" wide={false} />]);
    expect(css).toContain('width:2px');
    expect(css).toContain('width:1px');
  });
});
