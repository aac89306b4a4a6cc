import { Monitor, Moon, Sun } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { onStoreChange } from '../../config/device-store';
import { useHydrated } from '../../hooks/useHydrated';
import { useTranslation } from '../../i18n/useTranslation';
import { chooseColorScheme, readColorScheme } from '../../theme/color-scheme';
import { IconButton } from '../buttons/IconButton';
import styles from './ColorSchemeSwitch.module.css';

const CHOICES = [
  { mode: 'system', Icon: Monitor },
  { mode: 'light', Icon: Sun },
  { mode: 'dark', Icon: Moon },
] as const;

/** A switch between light, dark and the device's color scheme. Rendered after hydration; its space is reserved. */
export function ColorSchemeSwitch() {
  const { t } = useTranslation();
  const chosen = useSyncExternalStore(onStoreChange, readColorScheme, () => 'system');
  const hydrated = useHydrated();
  return (
    <div className={styles.group} role="group" aria-label={t('colorScheme.label')}>
      {hydrated &&
        CHOICES.map(({ mode: choice, Icon }) => (
          <IconButton
            className={styles.choice}
            key={choice}
            aria-label={t(`colorScheme.${choice}`)}
            aria-pressed={chosen === choice}
            title={t(`colorScheme.${choice}`)}
            onClick={() => chooseColorScheme(choice)}
          >
            <Icon size={18} aria-hidden />
          </IconButton>
        ))}
    </div>
  );
}
