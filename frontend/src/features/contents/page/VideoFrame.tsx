import { useEffect, useRef } from 'react';
import { playingAddress, type VideoPlayer } from '../video-player';
import styles from './VideoFrame.module.css';

interface VideoFrameProps {
  player: VideoPlayer;
  /** The title of the frame. */
  title: string;
  /** Whether to focus the player, which replaces the focused button. */
  takesFocus?: boolean;
}

/** A player of another service that starts playing at once. */
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
      // Players require the origin of the embedding site.
      referrerPolicy="strict-origin-when-cross-origin"
    />
  );
}
