import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { PATHS } from '../config/paths';
import { styled } from '../theme/styled';
import { TARGET_PX } from '../theme/tokens';
import { Mark } from './Mark';

const Home = styled(Link)({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: TARGET_PX,
  textDecoration: 'none',
});

/** The mark, leading to the front page. */
export function MarkLink() {
  const { t } = useTranslation();
  return (
    <Home to={PATHS.home} aria-label={t('brand.home')}>
      <Mark />
    </Home>
  );
}
