import Chip from '@mui/material/Chip';
import { styled } from '@mui/material/styles';
import { Check } from 'lucide-react';
import { ChoiceCard, ChoiceRadio } from '../../../components/forms/ChoiceCard';
import { useTranslation } from '../../../i18n/useTranslation';
import { look } from '../../../theme/look';
import { type Theme } from '../../../api/generated/model/theme';
import { ThemeKinds } from './ThemeKinds';
import { ThemePicture } from './ThemePicture';
import { ThemeTiles } from './ThemeTiles';

const Legend = styled('legend')({
  marginBottom: 12,
  fontFamily: 'var(--font-display)',
  fontWeight: 600,
  fontSize: '1.125rem',
});

const Tile = styled(ChoiceCard)({
  alignItems: 'stretch',
  gap: 0,
  padding: 6,
  borderColor: look.vars.palette.divider,
  '&:has(:checked)': {
    borderColor: look.vars.palette.primary.main,
    boxShadow: `inset 0 0 0 2px ${look.vars.palette.primary.main}`,
  },
});

const Foot = styled('span')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '0 8px',
  minHeight: 40,
  padding: '4px 6px 0',
  fontSize: '0.875rem',
  textAlign: 'start',
});

/** On the picture, so that no tile needs another line. */
const Current = styled(Chip)({
  position: 'absolute',
  insetBlockStart: 12,
  insetInlineEnd: 12,
  border: 0,
  backgroundColor: look.vars.palette.background.paper,
}) as typeof Chip;

/** Groups the themes by kind, in list order. */
function byKind(themes: readonly Theme[]): [name: string, themes: Theme[]][] {
  return [...Map.groupBy(themes, ({ categoryDisplayName }) => categoryDisplayName)];
}

interface ThemeChoiceProps {
  themes: readonly Theme[];
  /** The previewed theme. */
  shownId: number;
  /** The saved theme. */
  currentId: number;
  /** The account of the page. */
  displayName: string;
  /** Called for the chosen theme as well if it is pressed. */
  onChoose: (themeId: number) => void;
}

/** A radio group of theme thumbnails, grouped by kind. */
export function ThemeChoice(props: ThemeChoiceProps) {
  const { themes, shownId, currentId, displayName, onChoose } = props;
  const { t } = useTranslation('pageChoices');
  return (
    <ThemeKinds role="radiogroup" aria-label={t('theme.title')}>
      {byKind(themes).map(([name, ofKind]) => (
        <fieldset key={name}>
          <Legend>{name}</Legend>
          <ThemeTiles>
            {ofKind.map(({ themeId, displayName: themeName, tokens }) => (
              <Tile
                key={themeId}
                control={
                  <ChoiceRadio
                    name="theme"
                    value={themeId}
                    checked={themeId === shownId}
                    onChange={() => onChoose(themeId)}
                    // Pressing the chosen one fires no change event.
                    onClick={() => themeId === shownId && onChoose(themeId)}
                  />
                }
              >
                <ThemePicture tokens={tokens} displayName={displayName} />
                <Foot>
                  {themeName}
                  {themeId === currentId && (
                    <Current
                      component="span"
                      size="small"
                      variant="outlined"
                      color="success"
                      icon={<Check size={14} aria-hidden />}
                      label={t('theme.current')}
                    />
                  )}
                </Foot>
              </Tile>
            ))}
          </ThemeTiles>
        </fieldset>
      ))}
    </ThemeKinds>
  );
}
