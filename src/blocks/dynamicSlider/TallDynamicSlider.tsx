import type { ComponentProps } from 'react';
import { DynamicSlider } from './DynamicSlider';

/** Height in px on desktop (forms-investors-catalogue §9). */
const DESKTOP_HEIGHT = 560;

/** The gallery in the height of themed pages. */
export function TallDynamicSlider(props: ComponentProps<typeof DynamicSlider>) {
  return <DynamicSlider {...props} desktopHeight={DESKTOP_HEIGHT} />;
}
