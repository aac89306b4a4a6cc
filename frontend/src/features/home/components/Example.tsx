import { type CSSProperties, type MouseEvent, type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { PageGround } from '../../../components/PageGround';
import { EXAMPLE_THEMES, type ExampleTheme, exampleThemeSearchOf } from '../../../config/example-themes';
import { COLOR_SCHEME_ATTRIBUTE } from '../../../theme/color-scheme-script';
import { look } from '../../../theme/look';
import { styled } from '../../../theme/styled';
import { TARGET_PX } from '../../../theme/tokens';
import { type ShownTheme } from '../api/example-themes';

const ID = 'example';

const Figure = styled('figure')({
  margin: 0,
  minWidth: 0,
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: 20,
  scrollMarginTop: 16,
});

const Phone = styled('div')({
  width: '100%',
  maxWidth: 360,
  boxSizing: 'border-box',
  padding: 8,
  borderRadius: 36,
  border: `1px solid ${look.vars.palette.outline}`,
  backgroundColor: look.vars.palette.wash,
});

/** Holds the ground of the page, which otherwise fills the window; what is longer than the screen is cut off. */
const Screen = styled('div')({
  display: 'flex',
  height: 700,
  overflow: 'hidden',
  contain: 'paint',
  borderRadius: 28,
  border: `1px solid ${look.vars.palette.divider}`,
  backgroundColor: look.vars.palette.background.paper,
});

const Caption = styled('figcaption')({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: 4,
  maxWidth: 360,
  textAlign: 'center',
  fontSize: '0.875rem',
  lineHeight: 1.7,
  color: look.vars.palette.text.secondary,
  '& > strong': { color: look.vars.palette.text.primary, fontWeight: 600 },
});

const Wardrobe = styled('ul')({
  display: 'grid',
  gridTemplateColumns: `repeat(${String(EXAMPLE_THEMES.length)}, ${String(TARGET_PX)}px)`,
  // As high as what comes.
  minHeight: TARGET_PX,
  listStyle: 'none',
  margin: 0,
  padding: 0,
  [look.breakpoints.down('sm')]: {
    gridTemplateColumns: `repeat(${String(EXAMPLE_THEMES.length / 2)}, ${String(TARGET_PX)}px)`,
    minHeight: 2 * TARGET_PX,
  },
});

const Choice = styled(Link)({
  display: 'grid',
  placeItems: 'center',
  width: TARGET_PX,
  height: TARGET_PX,
  borderRadius: '50%',
  '& > span': {
    position: 'relative',
    boxSizing: 'border-box',
    width: 30,
    height: 30,
    overflow: 'hidden',
    borderRadius: '50%',
    border: `1px solid ${look.vars.palette.outline}`,
    backgroundColor: 'var(--day-ground)',
  },
  '& > span::after': {
    content: '""',
    position: 'absolute',
    inset: '50% 0 0 0',
    backgroundColor: 'var(--day-accent)',
  },
  [`[${COLOR_SCHEME_ATTRIBUTE}="dark"] & > span`]: {
    backgroundColor: 'var(--night-ground, var(--day-ground))',
  },
  [`[${COLOR_SCHEME_ATTRIBUTE}="dark"] & > span::after`]: {
    backgroundColor: 'var(--night-accent, var(--day-accent))',
  },
  '&[aria-current="true"] > span': {
    outline: `2px solid ${look.vars.palette.text.primary}`,
    outlineOffset: 3,
  },
});

/** The colours of a theme, in little: its ground, and what stands out from it. */
function swatch({ tokens }: ShownTheme): CSSProperties {
  const { background, accent, dark } = tokens;
  return {
    '--day-ground': background,
    '--day-accent': accent,
    ...(dark === null ? {} : { '--night-ground': dark.background, '--night-accent': dark.accent }),
  } as CSSProperties;
}

interface ExampleProps {
  label: string;
  themes: readonly ShownTheme[];
  /** How many themes there are in all. */
  total: number;
  /** The theme that the address asks for. */
  asked: ExampleTheme | null;
  /** Somebody's page. */
  children: ReactNode;
}

/**
 * A page as a phone shows it, in a theme that one chooses. A theme is chosen by a link to this very page, which a browser
 * without scripts follows; else it is put on in place.
 */
export function Example({ label, themes, total, asked, children }: ExampleProps) {
  const { t } = useTranslation('home');
  const [chosen, setChosen] = useState<ExampleTheme | null>(null);
  const worn = themes.find(({ name }) => name === (chosen ?? asked)) ?? themes[0];
  const choose = (name: ExampleTheme) => (event: MouseEvent) => {
    // Who wants it in a tab of its own gets it.
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    setChosen(name);
  };
  return (
    <Figure id={ID} aria-label={label}>
      <Phone inert>
        <Screen>
          <PageGround tokens={worn?.tokens ?? null}>{children}</PageGround>
        </Screen>
      </Phone>
      <Caption>
        <strong aria-live="polite">
          {worn !== undefined &&
            t('example.worn', { theme: worn.displayName, kind: worn.categoryDisplayName })}
        </strong>
        <Wardrobe aria-label={t('example.choose')}>
          {themes.map((theme) => (
            <li key={theme.name}>
              <Choice
                to={{ search: exampleThemeSearchOf(theme.name), hash: ID }}
                aria-label={t('example.wear', { theme: theme.displayName })}
                title={theme.displayName}
                aria-current={theme === worn ? 'true' : undefined}
                onClick={choose(theme.name)}
              >
                <span style={swatch(theme)} />
              </Choice>
            </li>
          ))}
        </Wardrobe>
        {total > 0 && <span>{t('example.count', { count: total })}</span>}
      </Caption>
    </Figure>
  );
}
