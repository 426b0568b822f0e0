import { useEffect, useState } from 'react';
import { requestJson } from '#src/admin/documents/post-json.ts';
import type { PostOptions } from './post-options-endpoint.ts';

/** The tags and authors of other posts; undefined until they are read, and if they cannot be: then names are typed. */
export function usePostOptions(): PostOptions | undefined {
  const [options, setOptions] = useState<PostOptions>();
  useEffect(() => {
    let isWanted = true;
    void requestJson<PostOptions>('/admin/api/post-options').then((reply) => {
      if (isWanted && reply.type === 'reply' && reply.status === 200) setOptions(reply.body);
    });
    return () => {
      isWanted = false;
    };
  }, []);
  return options;
}
