import { Store } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/Button';
import { useHydrated } from '../../../hooks/useHydrated';
import { useMall } from '../../../hooks/useMall';
import { styled } from '../../../theme/styled';

/** As high as the button, which moves nothing by coming later. */
const Bar = styled('div')({
  display: 'flex',
  justifyContent: 'center',
  minHeight: 44,
  marginTop: -8,
  marginBottom: 8,
});

/** At which mall things are looked for, and the way to change that. */
export function MallBar({ onChange }: { onChange: () => void }) {
  const { t } = useTranslation('profile');
  const hydrated = useHydrated();
  const mall = useMall();
  return (
    <Bar>
      {hydrated && (
        <Button
          variant="text"
          size="small"
          startIcon={<Store size={16} aria-hidden />}
          aria-haspopup="dialog"
          onClick={onChange}
        >
          {mall === null ? t('items.chooseMall') : t('items.mall', { mall: t(`malls.names.${mall}`) })}
        </Button>
      )}
    </Bar>
  );
}
