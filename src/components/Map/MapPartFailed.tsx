import { useTranslation } from 'react-i18next';
import { PartFailed } from '../LazyPart/PartFailed';
import type { PartFailure } from '../LazyPart/PartNotice';
import type { MapProps } from './Map';
import { insteadOfMap, withoutMap } from './Map.styles';
import { PlaceList } from './PlaceList';

/** Shown if the code of `LazyMap` could not be loaded: an error with a retry button, and the addresses of the places. */
export function MapPartFailed({ label, places, busy, onRetry }: MapProps & PartFailure) {
  const { t } = useTranslation('map');
  if (places.length === 0) return <PartFailed busy={busy} onRetry={onRetry} />;
  return (
    <>
      <PartFailed text={t('failed')} busy={busy} onRetry={onRetry} />
      <div css={[withoutMap, insteadOfMap]} role="group" aria-label={label}>
        <PlaceList places={places} />
      </div>
    </>
  );
}
