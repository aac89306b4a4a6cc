import { useEffect, useRef } from 'react';
import { styled } from '../../../theme/styled';
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
  /** Whether it takes the place of what had the focus. */
  takesFocus?: boolean;
}

/** A player of another service, which begins at once. */
export function VideoFrame({ player, title, takesFocus = false }: VideoFrameProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  useEffect(() => {
    if (takesFocus) frame.current?.focus();
  }, [takesFocus]);
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
