import { graphql } from 'gatsby';
import { Picture } from '../../components/Picture/Picture';
import { RichText } from '../../components/RichText/RichText';
import { Heading } from '../../components/Section/Heading';
import { VideoPlayer } from '../../components/VideoPlayer/VideoPlayer';
import { frame, hidden, mark, name, step as stepStyle, words } from './ConcreteProcessStep.styles';

export const fragment = graphql`
  fragment TimelineStep on CmsProcessStep {
    stepName
    title
    text {
      ...RichTextFields
    }
    media {
      ...HalfPicture
    }
  }
`;

interface StepProps {
  step: Queries.TimelineStepFragment;
  shown: boolean;
  eager: boolean;
}

/** A step with name, title and text on one side of the road, and a picture or video on the other. */
export function Step({ step: { stepName, title, text, media }, shown, eager }: StepProps) {
  const film = media?.mimeType?.startsWith('video/') ? media : null;
  return (
    <li css={[stepStyle, !shown && hidden]}>
      <span aria-hidden="true" css={mark} />
      <div css={words}>
        {stepName && (
          <p css={name}>
            <bdi>{stepName}</bdi>
          </p>
        )}
        <Heading level={2}>{title}</Heading>
        <RichText text={text} />
      </div>
      {media && (
        <div css={frame}>
          {film ? (
            <VideoPlayer desktop={film} mobile={film} poster={null} subject={film.alt || title || ''} />
          ) : (
            <Picture media={media} eager={eager} />
          )}
        </div>
      )}
    </li>
  );
}
