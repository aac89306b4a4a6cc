import Button from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import { styled } from '@mui/material/styles';
import { type ReactNode, useEffect, useRef } from 'react';

/** Somebody who scrolls is given more before they reach the end, so that they do not have to wait for it. */
const AHEAD = '600px';

const Place = styled('div')({ display: 'flex', justifyContent: 'center', marginTop: 16, minHeight: 44 });

interface ScrollEndProps {
  /** Whether more is on its way: it is not asked for twice. */
  isFetching: boolean;
  onReach: () => void;
  /** What stands on the button. */
  children: ReactNode;
}

/**
 * The end of a list that goes on. More is asked for once each time the list has grown: when the end itself is in sight,
 * when somebody scrolls towards it, or at the press of its button. A long list that nobody scrolls does not grow.
 */
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
    const scrolled = () => watch(AHEAD);
    watch('0px');
    window.addEventListener('scroll', scrolled, { once: true, passive: true });
    return () => {
      window.removeEventListener('scroll', scrolled);
      for (const observer of observers) observer.disconnect();
    };
  }, [isFetching, onReach]);
  return (
    <Place ref={place}>
      <Button
        variant="outlined"
        aria-disabled={isFetching}
        startIcon={isFetching ? <CircularProgress /> : undefined}
        onClick={isFetching ? undefined : onReach}
      >
        {children}
      </Button>
    </Place>
  );
}
