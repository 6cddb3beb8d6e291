import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { environmentalBlocks } from './environmentalBlocks.gen';
import { TallDynamicSlider } from '../../blocks/dynamicSlider/TallDynamicSlider';
import { ContentPage } from '../../components/ContentPage/ContentPage';
import { Seo } from '../../components/Seo/Seo';

export const query = graphql`
  query EnvironmentalPage($id: String!, $language: String!) {
    page: cmsPage(id: { eq: $id }) {
      ...ContentPage
      ...EnvironmentalBlocks
    }
    site: cmsSiteSettings(locale: { eq: $language }) {
      ...SeoSite
    }
    locales: texts(template: "environmental", language: $language) {
      ...Translations
    }
  }
`;

const components = { ...environmentalBlocks, CmsDynamicSliderBlock: TallDynamicSlider };

/** Environmental page (forms-investors-catalogue §2.1). */
export default function EnvironmentalPage({ data: { page } }: PageProps<Queries.EnvironmentalPageQuery>) {
  return page && <ContentPage page={page} components={components} />;
}

export const Head = ({ data }: HeadProps<Queries.EnvironmentalPageQuery>) => <Seo {...data} />;
