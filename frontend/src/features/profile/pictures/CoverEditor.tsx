import { styled } from '@mui/material/styles';
import { PageGround } from '../../../components/page/PageGround';
import { coverSizes } from '../../../components/pictures/cover-sizes';
import { Picture } from '../../../components/pictures/Picture';
import { look } from '../../../theme/look';
import { type OwnAccount } from '../../../api/own-account';
import { FRAMES } from './frames';
import { HeaderChoice } from './HeaderChoice';
import { PictureEditor } from './PictureEditor';

/** Contains the page background, which otherwise fills the window. */
const Shown = styled('div')({
  display: 'flex',
  flex: '1 1 100%',
  contain: 'layout paint',
  maxWidth: 480,
  aspectRatio: FRAMES.cover.ratio,
  border: `1px solid ${look.vars.palette.divider}`,
  borderRadius: look.vars.shape.borderRadius,
  '& img': { display: 'block', width: '100%', height: '100%', objectFit: 'cover' },
});

const Drawing = styled('div')({ flex: 1, background: 'var(--cover) center / cover var(--color-wash)' });

/** The cover, the drawing of the theme or an own picture, and how the top of the page is arranged. */
export function CoverEditor({ account }: { account: OwnAccount }) {
  const { coverPicture, theme } = account;
  return (
    <PictureEditor
      account={account}
      field="cover"
      shown={
        <Shown>
          {coverPicture === null ? (
            <PageGround tokens={theme.tokens}>
              <Drawing />
            </PageGround>
          ) : (
            <Picture
              picture={coverPicture}
              alt=""
              sizes={coverSizes([480, '100vw'], coverPicture, FRAMES.cover.ratio)}
              first
            />
          )}
        </Shown>
      }
    >
      <HeaderChoice account={account} />
    </PictureEditor>
  );
}
