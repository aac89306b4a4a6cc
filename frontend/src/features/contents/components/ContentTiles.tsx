import { TileList } from '../../../components/TileList';
import { styled } from '../../../theme/styled';

/** Contents side by side. Words belong to the picture above them: the next one is further away. */
export const ContentTiles = styled(TileList)({ rowGap: 'clamp(16px, 4cqi, 24px)' });
