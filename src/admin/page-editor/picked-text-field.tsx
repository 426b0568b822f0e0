import { useServerQuery } from '#src/admin/documents/use-server-query.ts';
import type { PickerReply } from '#src/admin/media/picker/picker-api.ts';
import { PictureField } from '#src/admin/media/picker/picture-field.tsx';
import type { ObjectSpec, TextSpec } from './field-spec.ts';
import { useFormPart } from './form-context.ts';
import { LinkField } from './links/link-field.tsx';
import type { LinksReply } from './links/links-endpoint.ts';
import { SuggestedTextField, TextField } from './text-field.tsx';
import type { FieldProps } from './use-field.ts';
import { withPicture } from './with-picture.ts';

const VIDEOS = ['video'] as const;

interface PickedTextFieldProps extends FieldProps<TextSpec> {
  group: ObjectSpec | undefined;
}

/** A text that is chosen rather than typed: a picture, a video, a link, a folder, a story. */
export function PickedTextField({ group, ...props }: PickedTextFieldProps) {
  switch (props.spec.picks) {
    case 'picture':
      return <PickedPicture {...props} group={group} />;
    case 'link':
      return <LinkField {...props} />;
    case 'folder':
      return <FolderField {...props} />;
    case 'story':
      return <StoryField {...props} />;
    case 'video':
      return <PickedVideo {...props} />;
    case undefined:
      return <TextField {...props} />;
  }
}

function PickedPicture({ group, ...props }: PickedTextFieldProps) {
  const { label, path, value } = props;
  const { isReadOnly, change } = useFormPart();
  const at = path.lastIndexOf('.');
  return (
    <PictureField
      label={label}
      value={value}
      isReadOnly={isReadOnly}
      onPick={(file) =>
        group
          ? change(path.slice(0, Math.max(at, 0)), (now) =>
              withPicture(group, path.slice(at + 1), now, file),
            )
          : change(path, () => file.url)
      }
    >
      <TextField {...props} />
    </PictureField>
  );
}

/** A file of the library, or the address of a video elsewhere. */
function PickedVideo(props: FieldProps<TextSpec>) {
  const { label, path, value } = props;
  const { isReadOnly, change } = useFormPart();
  return (
    <PictureField
      label={label}
      value={value}
      kinds={VIDEOS}
      isReadOnly={isReadOnly}
      onPick={({ url }) => change(path, () => url)}
    >
      <TextField {...props} />
    </PictureField>
  );
}

function FolderField(props: FieldProps<TextSpec>) {
  const { body } = useServerQuery<PickerReply>('/admin/media-library/picker');
  const options = body?.folders.map((value) => ({ value }));
  return <SuggestedTextField {...props} options={options} />;
}

function StoryField(props: FieldProps<TextSpec>) {
  const { body } = useServerQuery<LinksReply>('/admin/api/links?stories');
  const options = body?.targets?.map(({ href, title }) => ({
    value: href.slice(href.lastIndexOf('/') + 1),
    label: title,
  }));
  return <SuggestedTextField {...props} options={options} />;
}
