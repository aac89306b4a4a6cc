import { styled } from '@mui/material/styles';
import { type ReactNode, useEffect, useRef } from 'react';
import { BusyButton } from '../buttons/BusyButton';

/** Loads more before the end is reached. */
const ROOT_MARGIN = '600px';

const Place = styled('div')({ display: 'flex', justifyContent: 'center', marginTop: 16, minHeight: 44 });

interface ScrollEndProps {
  isFetching: boolean;
  onReach: () => void;
  /** The label of the button. */
  children: ReactNode;
}

/** The end of an infinite list. Loads more when it is visible, when the user scrolls towards it, or by its button. */
export function ScrollEnd({ isFetching, onReach, children }: ScrollEndProps) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = place.current;
    if (element === null || isFetching || !('IntersectionObserver' in window)) return undefined;
    const observers: IntersectionObserver[] = [];
    let reached = false;
    const watch = (rootMargin: string) => {
      const observer = new IntersectionObserver(
        (entries) => {
          if (reached || !entries.some(({ isIntersecting }) => isIntersecting)) return;
          reached = true;
          onReach();
        },
        { rootMargin },
      );
      observer.observe(element);
      observers.push(observer);
    };
    const onScroll = () => watch(ROOT_MARGIN);
    watch('0px');
    window.addEventListener('scroll', onScroll, { once: true, passive: true });
    return () => {
      window.removeEventListener('scroll', onScroll);
      for (const observer of observers) observer.disconnect();
    };
  }, [isFetching, onReach]);
  return (
    <Place ref={place}>
      <BusyButton variant="outlined" busy={isFetching} onClick={onReach}>
        {children}
      </BusyButton>
    </Place>
  );
}
