import { styled } from '@mui/material/styles';
import { Outlet } from 'react-router-dom';
import { COLOR_SCHEME_ATTRIBUTE } from '../../theme/color-scheme-script';

const Stage = styled('main')(({ theme }) => ({
  flex: 1,
  display: 'flex',
  flexDirection: 'column',
  minHeight: '100dvh',
  overflow: 'hidden',
  color: theme.vars.palette.text.primary,
  backgroundColor: theme.vars.palette.background.default,
  // A picture is dragged here, not the page.
  overscrollBehavior: 'contain',
}));

/** For trimming a picture: dark whatever the page is, so that the picture's own colours count, and nothing beside it. */
export default function TrimLayout() {
  return (
    <Stage id="content" tabIndex={-1} {...{ [COLOR_SCHEME_ATTRIBUTE]: 'dark' }}>
      <Outlet />
    </Stage>
  );
}
