import { COLOR_PAIRS } from '@group/rules/colors/brandColors';
import { color } from '../../theme/tokens';
import { callToAction } from './LandingSlider.styles';

it('gives the white button an edge that is visible on sand', () => {
  expect(callToAction.styles).toContain(`border-color:${color.ink};`);
  expect(COLOR_PAIRS).toContainEqual({ front: 'ink', ground: 'sand', least: 4.5 });
});
