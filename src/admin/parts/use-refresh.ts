import { useEffect, useState } from 'react';
import { useRevalidator } from 'react-router';

const REFRESH_MS = 2_000;

/**
 * Loads the screen again every two seconds while something runs. A server that is away is asked until it is back: a screen
 * that cannot be loaded again gives way to an error.
 * @returns whether the server is away
 */
export function useRefresh(isRunning: boolean): boolean {
  const { revalidate } = useRevalidator();
  const [isAway, setAway] = useState(false);
  useEffect(() => {
    if (!isRunning) return undefined;
    const refresh = async () => {
      const isReady = await fetch('/readyz').then(
        ({ ok }) => ok,
        () => false,
      );
      setAway(!isReady);
      if (isReady) await revalidate();
    };
    const timer = setInterval(() => void refresh(), REFRESH_MS);
    return () => clearInterval(timer);
  }, [isRunning, revalidate]);
  return isAway;
}
