import type { ComponentProps } from 'react';
import { DynamicSlider } from './DynamicSlider';

/** Height in px on desktop (forms-investors-catalogue §9). */
const DESKTOP_HEIGHT = 560;

/** The gallery (`DynamicSlider`) with the greater height that themed pages use. */
export function TallDynamicSlider(props: ComponentProps<typeof DynamicSlider>) {
  return <DynamicSlider {...props} desktopHeight={DESKTOP_HEIGHT} />;
}
