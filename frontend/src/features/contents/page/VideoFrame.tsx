import { styled } from '@mui/material/styles';
import { useEffect, useRef } from 'react';
import { playingAddress, type VideoPlayer } from '../video-player';

const Frame = styled('iframe')({
  display: 'block',
  width: '100%',
  height: '100%',
  border: 0,
  backgroundColor: '#000',
});

interface VideoFrameProps {
  player: VideoPlayer;
  /** What is played. */
  title: string;
}

/** A player of another service, in the place of what was pressed: it takes the focus, and begins at once. */
export function VideoFrame({ player, title }: VideoFrameProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  useEffect(() => frame.current?.focus(), []);
  return (
    <Frame
      ref={frame}
      src={playingAddress(player)}
      title={title}
      allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
      // Players ask which site shows them, and no more than that.
      referrerPolicy="strict-origin-when-cross-origin"
    />
  );
}
