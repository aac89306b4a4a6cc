import { Monitor, Moon, Sun } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { useHydrated } from '../hooks/useHydrated';
import { chooseColorScheme, onColorSchemeChange, readColorScheme } from '../theme/color-scheme';
import { look } from '../theme/look';
import { styled } from '../theme/styled';
import { TARGET_PX } from '../theme/tokens';
import { IconButton } from './IconButton';

const CHOICES = [
  { mode: 'system', Icon: Monitor },
  { mode: 'light', Icon: Sun },
  { mode: 'dark', Icon: Moon },
] as const;

const Group = styled('div')({ display: 'flex', minHeight: TARGET_PX, minWidth: CHOICES.length * TARGET_PX });

const Choice = styled(IconButton)({
  '&[aria-pressed="true"]': { color: look.vars.palette.text.primary },
  '&[aria-pressed="true"] svg': { strokeWidth: 2.4 },
  '&[aria-pressed="false"]': { opacity: 0.85 },
  '&[aria-pressed="true"]::after': {
    content: '""',
    position: 'absolute',
    bottom: 6,
    width: 16,
    height: 2,
    borderRadius: 1,
    backgroundColor: look.vars.palette.primary.main,
  },
});

/** Light, dark, or as the device says. It needs a browser: the server leaves the room for it. */
export function ColorSchemeSwitch() {
  const { t } = useTranslation();
  const chosen = useSyncExternalStore(onColorSchemeChange, readColorScheme, () => 'system');
  const hydrated = useHydrated();
  return (
    <Group role="group" aria-label={t('colorScheme.label')}>
      {hydrated &&
        CHOICES.map(({ mode: choice, Icon }) => (
          <Choice
            key={choice}
            aria-label={t(`colorScheme.${choice}`)}
            aria-pressed={chosen === choice}
            title={t(`colorScheme.${choice}`)}
            onClick={() => chooseColorScheme(choice)}
          >
            <Icon size={18} aria-hidden />
          </Choice>
        ))}
    </Group>
  );
}
