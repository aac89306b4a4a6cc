import Skeleton from '@mui/material/Skeleton';
import { styled } from '@mui/material/styles';
import { ScriptNeeded } from '../../../components/feedback/ScriptNeeded';
import { VisuallyHidden } from '../../../components/site/VisuallyHidden';
import { useTranslation } from '../../../i18n/useTranslation';
import { ThemeColumns } from './ThemeColumns';
import { ThemeKinds } from './ThemeKinds';
import { ThemeTiles } from './ThemeTiles';

const Rows = styled('div')({ display: 'flex', flexDirection: 'column', gap: 24 });

const KINDS = [0, 1, 2, 3];
const TILES = [0, 1];

/** The theme list while it loads. */
export function ThemeEditSkeleton() {
  const { t } = useTranslation('pageChoices');
  return (
    <ThemeColumns
      choice={
        <Rows role="status">
          <ScriptNeeded />
          <VisuallyHidden>{t('theme.loading')}</VisuallyHidden>
          <Skeleton width={220} height={48} />
          <ThemeKinds>
            {KINDS.map((kind) => (
              <div key={kind}>
                <Skeleton width={96} style={{ marginBottom: 8 }} />
                <ThemeTiles>
                  {TILES.map((tile) => (
                    <Skeleton key={tile} variant="rounded" height={232} />
                  ))}
                </ThemeTiles>
              </div>
            ))}
          </ThemeKinds>
        </Rows>
      }
      preview={<Skeleton variant="rounded" height={640} style={{ borderRadius: 40 }} />}
    />
  );
}
