import { useEffect, useRef } from 'react';
import { playingAddress, type VideoPlayer } from '../video-player';
import styles from './VideoFrame.module.css';

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
    <iframe
      className={styles.frame}
      ref={frame}
      src={playingAddress(player)}
      title={title}
      allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
      // Players ask which site shows them, and no more than that.
      referrerPolicy="strict-origin-when-cross-origin"
    />
  );
}
